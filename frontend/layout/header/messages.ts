export const headerMessages = {
  product: 'Smart analytics, customer insights and inventory for stores',
  onHomePage: (service: string) => `${service}, on the home page`,
  noGroup: 'Choose a group to see its services.',
};
