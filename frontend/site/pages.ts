import type { ServiceGroupId } from './service-groups.ts';

/** Pages of the general kinds have any path. */
type GeneralKind = 'home' | 'about' | 'hire' | 'faq' | 'contact' | 'blogs' | 'article' | 'industries';

/** Each kind has a template, a type of content, and an entry in app/page-kinds.ts. */
export type Kind = GeneralKind | 'industry' | 'service' | 'post';

export interface PageOf<K extends Kind, Path extends string = string> {
  kind: K;
  path: Path;
  /** Its name in menus. */
  label: string;
}

export type Page =
  | PageOf<GeneralKind>
  // The hint is one line on its card in the overview, unless content/industries.ts has a summary.
  | (PageOf<'industry', `/industries/${string}`> & { hint?: string })
  | PageOf<'post', PostPath>
  // The hint is one line below the label in the services menu.
  | (PageOf<'service', `/${ServiceGroupId}/${string}`> & { hint: string });

/** Posts are the files below content/posts; no list names them (app/all-pages.ts). */
export type PostPath = `/blogs/${string}`;

/**
 * The only list of the site's pages, apart from posts. The router, the prerender, the sitemap, the menus and the tests map
 * over it. A page's content is in the file of its path, frontend/content/about.ts for /about.
 */
// biome-ignore format: a table reads best with one page a line
export const pages = [
  { kind: 'home', path: '/', label: 'Home' },
  { kind: 'about', path: '/about', label: 'About' },
  { kind: 'hire', path: '/hire-resources', label: 'Hire Resources' },
  { kind: 'faq', path: '/faq', label: 'FAQs' },
  { kind: 'contact', path: '/contact-us', label: 'Contact Us' },
  { kind: 'blogs', path: '/blogs', label: 'Blogs' },
  { kind: 'article', path: '/blog-detail', label: 'Blog' },
  { kind: 'industries', path: '/industries/', label: 'Industries' },

  { kind: 'industry', path: '/industries/retail-and-ecommerce', label: 'Retail and E-Commerce' },
  { kind: 'industry', path: '/industries/manufacturing', label: 'Manufacturing' },
  { kind: 'industry', path: '/industries/logistics-supply-chain', label: 'Logistics & Supply Chain' },
  { kind: 'industry', path: '/industries/financial-services', label: 'Financial Services' },
  { kind: 'industry', path: '/industries/insurance', label: 'Insurance' },
  { kind: 'industry', path: '/industries/education', label: 'Education' },
  { kind: 'industry', path: '/industries/real-estate', label: 'Real Estate' },
  { kind: 'industry', path: '/industries/construction', label: 'Construction' },

  { kind: 'service', path: '/ai-services/bi-solutions', label: 'Business Intelligence Solutions', hint: 'Dashboards and reports from one source' },
  { kind: 'service', path: '/ai-services/data-solutions', label: 'Data Solutions', hint: 'Collect, clean and connect your data' },
  { kind: 'service', path: '/ai-services/fraud-detection', label: 'Fraud Detection', hint: 'Find the payment that breaks the pattern' },
  { kind: 'service', path: '/ai-services/iot-solutions', label: 'IoT Solutions', hint: 'Machine readings, turned into alerts' },
  { kind: 'service', path: '/ai-services/operation-solutions', label: 'Operations & Inventory Optimization', hint: 'Forecasts, reorder points, safety stock' },

  { kind: 'service', path: '/generative-ai/personalise-content', label: 'Personalization Engines', hint: 'One site, arranged for each visitor' },
  { kind: 'service', path: '/generative-ai/digital-content', label: 'Digital Content Creation', hint: 'From one brief to approved drafts' },
  { kind: 'service', path: '/generative-ai/service-automation', label: 'IT Service Automation', hint: 'Tickets sorted, routed and answered' },

  { kind: 'service', path: '/ml-ds/predictive-analysis', label: 'Predictive Analytics', hint: 'What comes next, and how certain it is' },
  { kind: 'service', path: '/ml-ds/aiml-model', label: 'Customized AI & ML Models', hint: 'A model trained on your records' },

  { kind: 'service', path: '/computer-vision/visual-assessments', label: 'Visual Inspections & Assessments', hint: 'Drones and cameras that find cracks early' },
  { kind: 'service', path: '/computer-vision/object-recog', label: 'Object Recognition & Tracking', hint: 'Name what a camera sees and follow it' },
  { kind: 'service', path: '/computer-vision/automated-doc', label: 'Automated Document Processing', hint: 'Documents sorted, read and checked' },
  { kind: 'service', path: '/computer-vision/data-extraction', label: 'Document Data Extraction', hint: 'From fields on a page to a record' },

  { kind: 'service', path: '/ai-consulting/enterprise-strategy', label: 'Enterprise AI Strategy', hint: 'Where AI pays off first, step by step' },
  { kind: 'service', path: '/ai-consulting/custom-ai', label: 'Custom AI Development', hint: 'AI software for one specific task' },
  { kind: 'service', path: '/ai-consulting/maintenance', label: 'Maintenance & Optimization', hint: 'Models watched, patched and retrained' },

  { kind: 'service', path: '/enterprise-app/fullstack-development', label: 'Full Stack Development', hint: 'One application, from screen to database' },
  { kind: 'service', path: '/enterprise-app/saas-tech', label: 'SaaS Tech Partners', hint: 'Two products, connected and co-marketed' },

  { kind: 'service', path: '/eaas/aiml-engineers', label: 'AI & ML Engineers', hint: 'People who take a model into daily use' },
  { kind: 'service', path: '/eaas/fullstack-developers', label: 'Full Stack Developers', hint: 'One person for browser, server and database' },
  { kind: 'service', path: '/eaas/dotnet-developers', label: '.NET Developers', hint: 'C#, F# and Visual Basic, new and inherited' },
  { kind: 'service', path: '/eaas/mobile-developers', label: 'Mobile App Developers', hint: 'Android and iOS, native or shared code' },
] as const satisfies readonly Page[];

/** The path of a page. A link to anything else does not compile. */
export type PagePath = (typeof pages)[number]['path'];
