export const failedPageMessages = {
  heading: 'This page could not be loaded',
  text: 'Part of it failed to load. Reloading usually helps.',
  action: 'Reload the page',
};

export const headerMessages = {
  product: 'Smart analytics, customer insights and inventory for stores',
  onHomePage: (service: string) => `${service}, on the home page`,
  noGroup: 'Choose a group to see its services.',
};
