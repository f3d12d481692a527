import { company } from '#frontend/site/company.ts';

const { name, origin, product, social, contact } = company;
const values = [name, origin, product.name, product.url, contact.email, ...Object.values(social)];

/** Part of each budget that stays free for the owner's values, such as a longer name, until one of them is in company.ts. */
export const reserve = values.every((value) => /^Lumenra|\.example$/.test(value)) ? 0.05 : 0;
