import { company } from '#frontend/site/company.ts';

/** Part of each budget that stays free for the owner's values, such as a longer name, until they are in company.ts. */
export const reserve = company.origin.endsWith('.example') ? 0.05 : 0;
