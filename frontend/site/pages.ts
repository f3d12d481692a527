import type { ContentOf } from '../content/types.ts';
import type { IndustrySlug } from './industries.ts';
import type { ServiceGroupId } from './service-groups.ts';

export type Kind = keyof ContentOf;

export interface PageOf<K extends Kind> {
  kind: K;
  path: string;
  /** Its name in menus. */
  label: string;
  /** Loads the page's content on demand. */
  load: () => Promise<{ content: ContentOf[K] }>;
}

export type Page =
  | { [K in Exclude<Kind, 'industry' | 'service'>]: PageOf<K> }[Exclude<Kind, 'industry' | 'service'>]
  | (PageOf<'industry'> & { path: `/industries/${IndustrySlug}` })
  // The hint is one line below the label in the services menu.
  | (PageOf<'service'> & { path: `/${ServiceGroupId}/${string}`; hint: string });

/** The only list of the site's pages. The router, the prerender, the sitemap, the menus and the tests map over it. */
// biome-ignore format: a table reads best with one page a line
export const pages = [
  { kind: 'home', path: '/', label: 'Home', load: () => import('../content/home.ts') },
  { kind: 'about', path: '/about', label: 'About', load: () => import('../content/about.ts') },
  { kind: 'hire', path: '/hire-resources', label: 'Hire Resources', load: () => import('../content/hire-resources.ts') },
  { kind: 'faq', path: '/faq', label: 'FAQs', load: () => import('../content/faq.ts') },
  { kind: 'contact', path: '/contact-us', label: 'Contact Us', load: () => import('../content/contact-us.ts') },
  { kind: 'blogs', path: '/blogs', label: 'Blogs', load: () => import('../content/blogs.ts') },
  { kind: 'article', path: '/blog-detail', label: 'Blog', load: () => import('../content/blog-detail.ts') },
  { kind: 'industries', path: '/industries/', label: 'Industries', load: () => import('../content/industries.ts') },

  { kind: 'industry', path: '/industries/retail-and-ecommerce', label: 'Retail and E-Commerce', load: () => import('../content/industries/retail-and-ecommerce.ts') },
  { kind: 'industry', path: '/industries/manufacturing', label: 'Manufacturing', load: () => import('../content/industries/manufacturing.ts') },
  { kind: 'industry', path: '/industries/logistics-supply-chain', label: 'Logistics & Supply Chain', load: () => import('../content/industries/logistics-supply-chain.ts') },
  { kind: 'industry', path: '/industries/financial-services', label: 'Financial Services', load: () => import('../content/industries/financial-services.ts') },
  { kind: 'industry', path: '/industries/insurance', label: 'Insurance', load: () => import('../content/industries/insurance.ts') },
  { kind: 'industry', path: '/industries/education', label: 'Education', load: () => import('../content/industries/education.ts') },
  { kind: 'industry', path: '/industries/real-estate', label: 'Real Estate', load: () => import('../content/industries/real-estate.ts') },
  { kind: 'industry', path: '/industries/construction', label: 'Construction', load: () => import('../content/industries/construction.ts') },

  { kind: 'service', path: '/ai-services/bi-solutions', label: 'Business Intelligence Solutions', hint: 'Dashboards and reports from one source', load: () => import('../content/ai-services/bi-solutions.ts') },
  { kind: 'service', path: '/ai-services/data-solutions', label: 'Data Solutions', hint: 'Collect, clean and connect your data', load: () => import('../content/ai-services/data-solutions.ts') },
  { kind: 'service', path: '/ai-services/fraud-detection', label: 'Fraud Detection', hint: 'Find the payment that breaks the pattern', load: () => import('../content/ai-services/fraud-detection.ts') },
  { kind: 'service', path: '/ai-services/iot-solutions', label: 'IoT Solutions', hint: 'Machine readings, turned into alerts', load: () => import('../content/ai-services/iot-solutions.ts') },
  { kind: 'service', path: '/ai-services/operation-solutions', label: 'Operations & Inventory Optimization', hint: 'Forecasts, reorder points, safety stock', load: () => import('../content/ai-services/operation-solutions.ts') },

  { kind: 'service', path: '/generative-ai/personalise-content', label: 'Personalization Engines', hint: 'One site, arranged for each visitor', load: () => import('../content/generative-ai/personalise-content.ts') },
  { kind: 'service', path: '/generative-ai/digital-content', label: 'Digital Content Creation', hint: 'From one brief to approved drafts', load: () => import('../content/generative-ai/digital-content.ts') },
  { kind: 'service', path: '/generative-ai/service-automation', label: 'IT Service Automation', hint: 'Tickets sorted, routed and answered', load: () => import('../content/generative-ai/service-automation.ts') },

  { kind: 'service', path: '/ml-ds/predictive-analysis', label: 'Predictive Analytics', hint: 'What comes next, and how certain it is', load: () => import('../content/ml-ds/predictive-analysis.ts') },
  { kind: 'service', path: '/ml-ds/aiml-model', label: 'Customized AI & ML Models', hint: 'A model trained on your records', load: () => import('../content/ml-ds/aiml-model.ts') },

  { kind: 'service', path: '/computer-vision/visual-assessments', label: 'Visual Inspections & Assessments', hint: 'Drones and cameras that find cracks early', load: () => import('../content/computer-vision/visual-assessments.ts') },
  { kind: 'service', path: '/computer-vision/object-recog', label: 'Object Recognition & Tracking', hint: 'Name what a camera sees and follow it', load: () => import('../content/computer-vision/object-recog.ts') },
  { kind: 'service', path: '/computer-vision/automated-doc', label: 'Automated Document Processing', hint: 'Documents sorted, read and checked', load: () => import('../content/computer-vision/automated-doc.ts') },
  { kind: 'service', path: '/computer-vision/data-extraction', label: 'Document Data Extraction', hint: 'From fields on a page to a record', load: () => import('../content/computer-vision/data-extraction.ts') },

  { kind: 'service', path: '/ai-consulting/enterprise-strategy', label: 'Enterprise AI Strategy', hint: 'Where AI pays off first, step by step', load: () => import('../content/ai-consulting/enterprise-strategy.ts') },
  { kind: 'service', path: '/ai-consulting/custom-ai', label: 'Custom AI Development', hint: 'AI software for one specific task', load: () => import('../content/ai-consulting/custom-ai.ts') },
  { kind: 'service', path: '/ai-consulting/maintenance', label: 'Maintenance & Optimization', hint: 'Models watched, patched and retrained', load: () => import('../content/ai-consulting/maintenance.ts') },

  { kind: 'service', path: '/enterprise-app/fullstack-development', label: 'Full Stack Development', hint: 'One application, from screen to database', load: () => import('../content/enterprise-app/fullstack-development.ts') },
  { kind: 'service', path: '/enterprise-app/saas-tech', label: 'SaaS Tech Partners', hint: 'Two products, connected and co-marketed', load: () => import('../content/enterprise-app/saas-tech.ts') },

  { kind: 'service', path: '/eaas/aiml-engineers', label: 'AI & ML Engineers', hint: 'People who take a model into daily use', load: () => import('../content/eaas/aiml-engineers.ts') },
  { kind: 'service', path: '/eaas/fullstack-developers', label: 'Full Stack Developers', hint: 'One person for browser, server and database', load: () => import('../content/eaas/fullstack-developers.ts') },
  { kind: 'service', path: '/eaas/dotnet-developers', label: '.NET Developers', hint: 'C#, F# and Visual Basic, new and inherited', load: () => import('../content/eaas/dotnet-developers.ts') },
  { kind: 'service', path: '/eaas/mobile-developers', label: 'Mobile App Developers', hint: 'Android and iOS, native or shared code', load: () => import('../content/eaas/mobile-developers.ts') },
] as const satisfies readonly Page[];

/** The path of a page. A link to anything else does not compile. */
export type PagePath = (typeof pages)[number]['path'];

/** Finds a page by its pathname (without query and hash); case-sensitive. */
export function pageAt(path: string): Page | undefined {
  return pages.find((page) => page.path === path);
}

// In development, an edited content file shows without a reload (app/load-page.tsx). JSON.stringify omits functions, so the
// comparison covers everything but `load`.
import.meta.hot?.accept((fresh) => {
  const edited: readonly Page[] = fresh?.['pages'] ?? [];
  if (JSON.stringify(edited) === JSON.stringify(pages))
    dispatchEvent(new CustomEvent('content-edited', { detail: edited }));
  else import.meta.hot?.invalidate('The list of pages changed');
});
