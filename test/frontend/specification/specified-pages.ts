/**
 * The pages of requirement R2, each with the entries after Home in its breadcrumb (requirements R45 and R47), if they are
 * given. No other test lists pages by hand: a page that is removed goes from here, too, and one that is added need not be
 * here.
 */
// biome-ignore format: one line for each page
export const specifiedPages: Readonly<Record<string, readonly [string, string] | undefined>> = {
  '/': undefined,
  '/about': undefined,
  '/hire-resources': undefined,
  '/faq': undefined,
  '/contact-us': undefined,
  '/blogs': undefined,
  '/blog-detail': undefined,
  '/industries/': undefined,

  '/industries/retail-and-ecommerce': ['Industries', 'Retail and E-Commerce'],
  '/industries/manufacturing': ['Artificial Intelligence', 'Manufacturing'],
  '/industries/logistics-supply-chain': ['Industries', 'Logistics & Supply Chain'],
  '/industries/financial-services': ['Industries', 'Financial Services'],
  '/industries/insurance': ['Industries', 'Insurance'],
  '/industries/education': ['Education', 'Education'],
  '/industries/real-estate': ['Industries', 'Real Estate'],
  '/industries/construction': ['Industries', 'Construction'],

  '/ai-services/bi-solutions': ['Artificial Intelligence', 'Business Intelligence Solutions'],
  '/ai-services/data-solutions': ['Data Solutions', 'Solutions'],
  '/ai-services/fraud-detection': ['Fraud Detection', 'Solutions'],
  '/ai-services/iot-solutions': ['IoT Solutions', 'Solutions'],
  '/ai-services/operation-solutions': ['Operations & Inventory Optimization', 'Operations & Inventory Optimization Solutions'],

  '/generative-ai/personalise-content': ['Customer Engagement', 'Personalization Engines'],
  '/generative-ai/digital-content': ['Digital Content Creation', 'Automation Solutions'],
  '/generative-ai/service-automation': ['IT Operations', 'Intelligent IT Service Automation'],

  '/ml-ds/predictive-analysis': ['Data Analytics', 'Predictive Analytics'],
  '/ml-ds/aiml-model': ['AI & ML Solutions', 'Customized AI & ML Models'],

  '/computer-vision/visual-assessments': ['Visual Inspections & Assessments', 'Solutions'],
  '/computer-vision/object-recog': ['Object Recognition & Tracking', 'Solutions'],
  '/computer-vision/automated-doc': ['Automated Document Processing', 'Solutions'],
  '/computer-vision/data-extraction': ['Document Data Extraction', 'Solutions'],

  '/ai-consulting/enterprise-strategy': ['Enterprise AI Strategy', 'Solutions'],
  '/ai-consulting/custom-ai': ['Custom AI Development', 'Solutions'],
  '/ai-consulting/maintenance': ['Ongoing Maintenance & Optimization', 'Solutions'],

  '/enterprise-app/fullstack-development': ['Full Stack Development', 'Solutions'],
  '/enterprise-app/saas-tech': ['SaaS Tech Partners', 'Solutions'],

  '/eaas/aiml-engineers': ['AI & ML Engineering', 'AI & ML Engineering Services'],
  '/eaas/fullstack-developers': ['Full Stack Development', 'Full Stack Development Services'],
  '/eaas/dotnet-developers': ['.NET Development', '.NET Development Services'],
  '/eaas/mobile-developers': ['Mobile App Development', 'Mobile App Development Services'],
};
