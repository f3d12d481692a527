export const headerMessages = {
  product: 'Smart analytics, customer insights and inventory for stores',
  onHomePage: (service: string) => `${service}, on the home page`,
  /** Button at the end of the sidebar, which leads to the contact page. */
  contact: 'Get a suggested first step',
  noGroup: 'Choose a group to see its services.',
};
