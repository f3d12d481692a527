import benefits from '../../illustrations/industries/retail-and-ecommerce/benefits.svg';
import firstProject from '../../illustrations/industries/retail-and-ecommerce/first-project.svg';
import illustration from '../../illustrations/industries/retail-and-ecommerce.svg';
import type { IndustryContent } from '../types.ts';

export const content = {
  metadata: {
    title: 'AI for Retail and E-Commerce: Shelf and Search',
    description:
      'Demand forecasts, shelf photos checked against the planogram, better search and cleaner catalog data: what AI can do for stores and online shops.',
  },
  breadcrumb: { category: 'Industries', path: '/industries/', label: 'Retail and E-Commerce' },
  variants: {
    hero: 'sky',
    illustration: 'right',
    situation: 'row',
    capabilities: { variant: 'panels', surface: 'cobalt' },
    benefits: { variant: 'ledger', surface: 'sand' },
    firstProject: 'cards',
  },
  intro: {
    heading: 'AI for retail: fuller\u00a0shelves, better search',
    paragraph:
      'A shopper who finds an empty shelf buys elsewhere, and an ad for a sold-out size is money wasted. Forecasts, shelf photos and search can help buyers, store teams and web teams work from the same data.',
    action: 'Get a pilot sketched for one category',
    illustration,
    illustrationAlt: 'One gap on a full store shelf, and the carton that will fill it',
    illustrationMoves: 'below',
  },
  situation: {
    heading: 'In stock, but not where shoppers can buy it',
    paragraphs: [
      'The register cannot show a sale that did not happen. The system lists stock on hand, the carton is in the back room, and the shelf is empty. Online, the item is listed but cannot be found, because the shopper typed “couch” and the catalog says “sofa.”',
      'Meanwhile, slow sellers are reordered out of habit and marked down all at once when the season ends. The register, the planogram, the promotion calendar and the website each hold part of the answer. A buyer pulls them together in a spreadsheet on Monday, and by Friday it is out of date.',
    ],
  },
  capabilities: {
    heading: 'Six tools for buyers, store teams and the website',
    lead: 'They share the same data, but you can start with any of them.',
    items: [
      {
        icon: 'demand',
        title: 'Predictive analytics for demand',
        text: 'Models forecast sales by item, store and day from promotions, weather and holidays: Diwali and Ramadan move, Thanksgiving is always a Thursday. Buyers can change every suggested order.',
      },
      {
        icon: 'price',
        title: 'Machine learning for assortment and price',
        text: 'Models show which items justify their shelf space in each group of stores, and what an earlier, smaller markdown might do for sell-through.',
      },
      {
        icon: 'shelf',
        title: 'Computer vision for the shelf',
        text: 'Software compares photos from a handheld or fixed camera with the planogram and finds gaps, misplaced items and missing price labels.',
      },
      {
        icon: 'attributes',
        title: 'Intelligent automation of product data',
        text: 'Software turns supplier spreadsheets into clean attributes, titles and image sets. Unclear fields go to a merchandiser before they reach the page.',
      },
      {
        icon: 'search',
        title: 'Search and recommendations',
        text: 'Search understands synonyms, sizes and typos. Suggestions respect stock, margin and what the shopper agreed to share.',
      },
      {
        icon: 'returns',
        title: 'Returns analysis',
        text: 'Software reads and groups return reasons, to help you trace returns to a wrong size chart or a misleading photo.',
      },
    ],
  },
  benefits: {
    heading: 'A short list before the evening rush',
    illustration: benefits,
    items: [
      {
        title: 'Fewer empty shelves',
        text: 'Staff get a short list of gaps to fill before the evening rush, sorted by the sales at stake.',
      },
      {
        title: 'Less idle stock',
        text: 'Orders follow expected demand in each store, which can help you carry less of what sells slowly.',
      },
      {
        title: 'Products that get found',
        text: 'Shoppers can find an item in their own words, on the site and in the app.',
      },
      {
        title: 'One forecast for a promotion',
        text: 'Merchandising, supply chain and marketing plan the same week from the same figures.',
      },
    ],
  },
  firstProject: {
    heading: 'One category, a handful of stores',
    illustration: firstProject,
    items: [
      {
        title: 'Choose the shelf',
        text: 'Pick one category in a handful of stores, with a buyer who owns the result and has time to review it every week.',
      },
      {
        title: 'Bring the history',
        text: 'We need sales by item and day, stock records, promotions and prices, plus planogram files or photos if shelves are in scope.',
      },
      {
        title: 'Compare with similar stores',
        text: 'Pilot stores are compared with similar ones that carry on as before. Look at availability, waste and markdowns together, because one can improve at the expense of another.',
      },
    ],
  },
  closing: {
    heading: 'Which shelf or search lets shoppers down?',
    paragraph:
      'Think of a category that is often out of stock, or a list of searches that return nothing. Contact us about it, and tell us which register, inventory and e-commerce systems you use. From there, we will sketch a pilot for that one category.',
  },
} satisfies IndustryContent;
