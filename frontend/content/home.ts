import { company } from '../site/company.ts';
import { contactBlock } from './contact-block.ts';
import type { HomeContent } from './types.ts';

/** Placeholder for the five identical cards in the specification, until there are real posts. */
const teaser = {
  category: 'Career Development',
  title: 'Soft skills that help graduates in their first job',
};

export const content = {
  metadata: {
    title: 'Accelerate Business Growth with AI',
    description:
      'AI for retail, logistics, finance and five more industries: data insights, machine learning, computer vision and engineers in India, the UAE and the US.',
  },
  hero: {
    badge: 'New!',
    badgeText: 'Leverage AI for Business Growth',
    heading: 'Accelerate Business Growth with AI',
    paragraph:
      'AI that earns its place in retail, logistics and finance: better forecasts, shorter routes, clearer decisions.',
    action: 'Discover Our AI Solutions',
    illustrationAlt:
      'One line leaves a shop, becomes the road under a truck, climbs through a delivery network and a sales chart, and lights a lens at the top.',
  },
  product: {
    kicker: 'Our Product',
    paragraph:
      'Smart analytics, personalized customer insights and inventory management in one place. See what will sell, who is likely to buy it, and what to reorder first.',
    action: 'Check now',
    illustrationAlt: `An example overview in ${company.product.name}: sales so far this week, a forecast with Saturday’s peak in coral, customers by type, and a shelf with one product to reorder.`,
  },
  industries: {
    heading: 'AI Solutions for Every Industry',
    lead: 'Each industry has its own bottleneck. We start there, with the data you already keep.',
    cards: [
      {
        id: 0,
        title: 'Retail and E-Commerce',
        description: 'Forecast demand by store and fill the gap on the shelf before a customer sees it.',
        bg: 'retail-and-ecommerce',
        url: '/industries/retail-and-ecommerce',
      },
      {
        id: 1,
        title: 'Manufacturing',
        description: 'Check every part on the line and plan maintenance from the machine’s own readings.',
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
        description: 'Read claims and policies faster, and send the unusual ones to a person.',
        bg: 'insurance',
        url: '/industries/insurance',
      },
      {
        id: 4,
        title: 'Finance',
        description: 'Bring documents, transactions and risk signals into one view your team can question.',
        bg: 'financial-services',
        url: '/industries/financial-services',
      },
      {
        id: 5,
        title: 'Education',
        description: 'Help teachers see where each learner stands and what to offer next.',
        bg: 'education',
        url: '/industries/education',
      },
      {
        id: 6,
        title: 'Real Estate',
        description: 'Match people with properties and keep listings, leases and viewings in order.',
        bg: 'real-estate',
        url: '/industries/real-estate',
      },
      {
        id: 7,
        title: 'Construction',
        description: 'Compare the site with the plan, day by day, from drawings and photos.',
        bg: 'construction',
        url: '/industries/construction',
      },
    ],
  },
  services: {
    heading: 'Our AI-Powered Services',
    lead: 'Seven groups, from the first question about your data to the engineers who keep the system running.',
    groups: {
      'ai-services': 'Bring scattered data into one sheet your managers can read and act on.',
      'generative-ai': 'Draft text, pictures and replies in your own tone, with a person who approves them.',
      'ml-ds': 'Turn past records into a forecast, and show how sure it is.',
      'computer-vision': 'Find, count and follow what matters in pictures, video and documents.',
      'ai-consulting': 'Decide where AI pays off first, and walk there in steps you can check.',
      'enterprise-app': 'Web and mobile applications that carry your daily work, built to be maintained.',
      eaas: 'Engineers who join your team, work in your tools and stay for as long as the work does.',
    },
  },
  partner: {
    heading: 'Your Strategic AI Partner',
    lead: 'We stay from the first sketch to the running system, and say so when a simpler tool would do.',
    highlights: [
      {
        title: `${company.figures.years} Years of Excellence`,
        text: 'Over a decade of building software and data systems that people use every day.',
      },
      {
        title: 'Global Reach: India, UAE, and US',
        text: 'Teams where your teams are, so that questions are answered in your working day.',
      },
      {
        title: 'Proven Expertise in AI Solutions',
        text: 'Models that fit the systems you have: your CRM, your ERP, your warehouse software.',
      },
    ],
  },
  impact: {
    heading: 'Our Impact',
    labels: { projects: 'Projects', countries: 'Countries Served', retention: 'Customer Retention Rate' },
  },
  logos: [],
  blogs: {
    heading: 'Our Latest Blogs',
    action: 'READ BLOG',
    cards: [teaser, teaser, teaser, teaser, teaser],
  },
  contact: contactBlock,
} satisfies HomeContent;
