/** The component for each kind of page, loaded on demand. */
export const pageTemplates = {
  home: () => import('../page-templates/home/home-template.tsx').then((m) => m.HomeTemplate),
  about: () => import('../page-templates/about/about-template.tsx').then((m) => m.AboutTemplate),
  hire: () => import('../page-templates/hire/hire-template.tsx').then((m) => m.HireTemplate),
  faq: () => import('../page-templates/faq/faq-template.tsx').then((m) => m.FaqTemplate),
  blogs: () => import('../page-templates/blogs/blogs-template.tsx').then((m) => m.BlogsTemplate),
  article: () => import('../page-templates/article/article-template.tsx').then((m) => m.ArticleTemplate),
  industries: () =>
    import('../page-templates/industries/industries-template.tsx').then((m) => m.IndustriesTemplate),
  contact: () => import('../page-templates/contact/contact-template.tsx').then((m) => m.ContactTemplate),
  industry: () => import('../page-templates/industry/industry-template.tsx').then((m) => m.IndustryTemplate),
  service: () => import('../page-templates/service/service-template.tsx').then((m) => m.ServiceTemplate),
};
