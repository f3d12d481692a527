/** The service groups, in menu order. An id is the first path segment of its group's pages. */
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
