import type { company } from '../site/company.ts';

/** What each of the company's figures counts. */
export const figureLabels: Readonly<Record<keyof typeof company.figures, string>> = {
  years: 'Years of Excellence',
  projects: 'Projects',
  countries: 'Countries Served',
  retention: 'Customer Retention Rate',
};
