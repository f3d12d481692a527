/** The seven groups of services, in the order of the menus. The id is the first part of the group's addresses. */
export const serviceGroups = [
  { id: 'ai-services', label: 'AI & Data Insights' },
  { id: 'generative-ai', label: 'Generative AI' },
  { id: 'ml-ds', label: 'ML & Data Science' },
  { id: 'computer-vision', label: 'Computer Vision & Imaging' },
  { id: 'ai-consulting', label: 'AI Consulting' },
  { id: 'enterprise-app', label: 'Enterprise Applications' },
  { id: 'eaas', label: 'Engineering as a Service' },
] as const;

export type ServiceGroupId = (typeof serviceGroups)[number]['id'];
