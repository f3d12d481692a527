/** What shows each kind of page, fetched with the first page of its kind. */
export const screens = {
  home: () => import('./screens/home/home-screen.tsx').then((m) => m.HomeScreen),
  about: () => import('./screens/about/about-screen.tsx').then((m) => m.AboutScreen),
  hire: () => import('./screens/hire/hire-screen.tsx').then((m) => m.HireScreen),
  faq: () => import('./screens/faq/faq-screen.tsx').then((m) => m.FaqScreen),
  blogs: () => import('./screens/blogs/blogs-screen.tsx').then((m) => m.BlogsScreen),
  article: () => import('./screens/article/article-screen.tsx').then((m) => m.ArticleScreen),
  industries: () => import('./screens/industries/industries-screen.tsx').then((m) => m.IndustriesScreen),
  contact: () => import('./screens/contact/contact-screen.tsx').then((m) => m.ContactScreen),
  industry: () => import('./screens/industry/industry-screen.tsx').then((m) => m.IndustryScreen),
  service: () => import('./screens/service/service-screen.tsx').then((m) => m.ServiceScreen),
};
