import { company } from '../site/company.ts';
import type { HomeContent } from './types.ts';

/** Placeholder of the five identical cards (requirement R34). Posts replace it. */
const teaser = {
  category: 'Career Development',
  title: 'Soft skills that help graduates in their first job',
  path: '/blog-detail',
} as const;

export const content = {
  metadata: {
    title: 'Accelerate Business Growth with AI',
    description:
      'AI for retail, logistics, finance and more: data insights, machine learning, computer vision and engineering in India, the UAE and the US.',
  },
  hero: {
    badge: 'New!',
    badgeText: 'Leverage AI for Business Growth',
    heading: 'Accelerate Business Growth with AI',
    paragraph: 'AI for retail, logistics and finance: better forecasts, shorter routes, clearer decisions.',
    action: 'Discover Our AI Solutions',
    illustrationAlt: 'One line leads from a store along a truck’s road to a rising sales chart',
  },
  product: {
    kicker: 'Our Product',
    paragraph:
      'Smart analytics, personalized customer insights and inventory management in one place. See what is likely to sell, who may buy it and what to reorder.',
    action: 'Check now',
    revolutionizing: `Revolutionizing Retail with ${company.product.name}`,
    illustrationAlt: 'Example dashboard: sales, a forecast, customers by type and one item to reorder',
  },
  industries: {
    heading: 'AI Solutions for Every Industry',
    lead: 'What holds up the work in your industry, and what AI can do about it.',
    all: 'See all industries',
    cards: [
      {
        id: 0,
        title: 'Retail and E-Commerce',
        description: 'Forecast demand by store and fill shelf gaps before customers notice.',
        bg: 'retail-and-ecommerce',
        url: '/industries/retail-and-ecommerce',
      },
      {
        id: 1,
        title: 'Manufacturing',
        description: 'Inspect every part and plan maintenance from machine readings.',
        bg: 'manufacturing',
        url: '/industries/manufacturing',
      },
      {
        id: 2,
        title: 'Logistics & Supply Chain',
        description: 'Plan routes, loads and arrival times from live orders and traffic.',
        bg: 'logistics-supply-chain',
        url: '/industries/logistics-supply-chain',
      },
      {
        id: 3,
        title: 'Insurance',
        description: 'Sort claims and submissions, and route the unusual ones to a specialist.',
        bg: 'insurance',
        url: '/industries/insurance',
      },
      {
        id: 4,
        title: 'Finance',
        description: 'See documents, transactions and risk signals in one view.',
        bg: 'financial-services',
        url: '/industries/financial-services',
      },
      {
        id: 5,
        title: 'Education',
        description: 'Help teachers see where each student stands and what to work on next.',
        bg: 'education',
        url: '/industries/education',
      },
      {
        id: 6,
        title: 'Real Estate',
        description: 'Match people with properties and organize leases and showings.',
        bg: 'real-estate',
        url: '/industries/real-estate',
      },
      {
        id: 7,
        title: 'Construction',
        description: 'Compare the site with the plan every day, using drawings and photos.',
        bg: 'construction',
        url: '/industries/construction',
      },
    ],
  },
  services: {
    heading: 'Our AI-Powered Services',
    lead: 'From your first question to the engineers who keep your systems running.',
    groups: {
      'ai-services': 'Bring scattered data together in reports your managers can act on.',
      'generative-ai': 'Draft text, images and replies in your brand voice, for a person to approve.',
      'ml-ds': 'Turn past records into forecasts that show how certain they are.',
      'computer-vision': 'Find, count and track what matters in images, video and documents.',
      'ai-consulting': 'Decide where AI could pay off first, then get there in measurable steps.',
      'enterprise-app': 'Web applications for daily work and integrations with other software.',
      eaas: 'Engineers who join your team, use your tools and follow your priorities.',
    },
  },
  partner: {
    heading: 'Your Strategic AI Partner',
    lead: 'We work with you from sketch to production, and tell you when a simpler tool will do.',
    highlights: [
      {
        title: `${company.figures.years} Years of Excellence`,
        text: 'Software and data systems, built and kept running.',
      },
      {
        title: 'Global Reach: India, UAE, and US',
        text: 'We plan for GST and VAT, Arabic and Hindi, the DPDP Act and HIPAA.',
      },
      {
        title: 'Proven Expertise in AI Solutions',
        text: 'Models that connect to your CRM, ERP or warehouse software.',
      },
    ],
  },
  impact: { heading: 'Our Impact' },
  logos: { label: 'Companies we work with', items: [] },
  blogs: {
    heading: 'Our Latest Blogs',
    action: 'READ BLOG',
    cards: [teaser, teaser, teaser, teaser, teaser],
  },
  contact: {
    heading: 'Let’s Start Your AI Journey Together',
    paragraph:
      'Tell us about the task that takes too long or the question your data should answer. A few lines are enough.',
    steps: [
      'You describe the problem in your own words.',
      'We read it, ask for what is missing and say how to send files.',
      'We suggest a first step you can evaluate.',
    ],
  },
} satisfies HomeContent;
