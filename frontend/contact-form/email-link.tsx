import { company } from '../site/company.ts';

export function EmailLink() {
  const { email } = company.contact;
  return <a href={`mailto:${email}`}>{email}</a>;
}
