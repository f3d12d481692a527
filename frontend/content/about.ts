import illustration from '../illustrations/pages/about.svg';
import accessible from '../illustrations/pages/about-access.svg';
import inquiryData from '../illustrations/pages/about-data-1.svg';
import projectData from '../illustrations/pages/about-data-2.svg';
import presence from '../illustrations/pages/about-presence.svg';
import roles from '../illustrations/pages/about-roles.svg';
import what from '../illustrations/pages/about-what.svg';
import who from '../illustrations/pages/about-who.svg';
import next from '../illustrations/pages/next-about.svg';
import type { AboutContent } from './types.ts';

export const content = {
  metadata: {
    title: 'About Us: Who We Are and What We Do',
    description:
      'We build AI, data systems and software for businesses in India, the UAE and the US. See who works on a project, what we build and how we start.',
  },
  banner: {
    heading: 'Empowering Innovation Through AI and Technology',
    lead: 'We help businesses put AI to work every day, from forecasts that planners rely on to records that people can find. We build each system with the people who will use it.',
    illustration,
    illustrationMoves: 'below',
    illustrationAlt: 'Three people climb the bars of a chart and carry its line up together',
  },
  blocks: [
    {
      title: 'Who We Are',
      text: 'We are a technology services company. Our data specialists, software engineers and consultants work as one team, because most problems need more than one of them.',
      more: 'Take a demand forecast. Data scientists test the model, data engineers connect it to your ordering system, developers put it on the planner’s screen, and consultants ask what would make planners trust it. All of them have a say from the start. We work with startups that have an idea and little time, and with established companies whose systems must keep running while they change. Either way, we tell you plainly what we know, what we are assuming and what needs testing.',
      illustration: who,
      illustrationAlt: 'Six people around a table, with one plan in the middle',
    },
    {
      title: 'What We Do',
      text: 'We build forecasts, search tools and software that help people use the records, documents and images they have.',
      more: 'Our services cover data and business intelligence, generative AI, machine learning, computer vision, consulting, and web and mobile applications. If you would rather strengthen your own team, you can hire engineers through us. Our own product is an AI tool for retailers. Every project starts small, with a result you can check. Does the forecast beat last year’s estimate? Does the software find the clause your lawyer found? If not, you will know before you spend more.',
      links: [
        '/ai-services/bi-solutions',
        '/generative-ai/digital-content',
        '/ml-ds/aiml-model',
        '/computer-vision/object-recog',
        '/ai-consulting/enterprise-strategy',
        '/enterprise-app/fullstack-development',
        '/hire-resources',
      ],
      illustration: what,
      illustrationAlt: 'Records, a document and an image go in; a forecast and an answer come out',
    },
    {
      title: 'Our Global Presence',
      text: 'We work with businesses in India, the UAE and the US, and adapt each project to the place where it will be used.',
      more: 'Location changes the details. A screen in Dubai may need to work right to left as well as left to right. An address in Mumbai is written differently from one in Texas. Holidays move, GST is not VAT, and the DPDP Act, the PDPL and HIPAA each ask for something else. We ask about these early and agree on meeting hours that work for both sides. And we write decisions down so anyone who missed a call can catch up.',
      illustration: presence,
      illustrationAlt: 'Three people in different places on a globe, linked by one line',
    },
  ],
  data: {
    heading: 'How we handle your data',
    lead: 'What happens to a message from this website, and what we propose to put in writing before any project data changes hands.',
    parts: [
      {
        title: 'When you write to us',
        illustration: inquiryData,
        items: [
          {
            title: 'What we store',
            text: 'What you type into the form, when and from which page you sent it, and a flag if it looks like spam. The connection and the database are encrypted.',
          },
          {
            title: 'Who reads it',
            text: 'Our sales team receives it by email and uses it only to respond to you.',
          },
          {
            title: 'When it is deleted',
            text: 'The database deletes it after the period stated under the form, or sooner if you ask. Its backups expire 35 days later.',
          },
          {
            title: 'What we do not do',
            text: 'This website sets no cookies and loads no trackers. The access logs, which contain IP addresses, are deleted after 30 days.',
          },
        ],
      },
      {
        title: 'Before a project starts',
        illustration: projectData,
        items: [
          {
            title: 'Purpose',
            text: 'Which question the data should answer and which fields that requires. Everything else stays with you.',
          },
          { title: 'Access', text: 'Which roles on each side can see the data, and how their access ends.' },
          {
            title: 'Location',
            text: 'Your systems or ours, in which country, and which outside services may process the data.',
          },
          {
            title: 'Retention',
            text: 'When the data, its copies and anything trained on it are deleted or handed back.',
          },
        ],
      },
    ],
  },
  roles: {
    heading: 'The roles behind a project',
    items: [
      {
        title: 'Data engineers',
        illustration: `${roles}#part-1`,
        text: 'Connect your systems, clean the records and build pipelines that run on schedule.',
      },
      {
        title: 'Machine learning engineers',
        illustration: `${roles}#part-2`,
        text: 'Train models and test them on cases the models have not seen.',
      },
      {
        title: 'MLOps engineers',
        illustration: `${roles}#part-3`,
        text: 'Put models into production, watch for drift and retrain them.',
      },
      {
        title: 'Full stack developers',
        illustration: `${roles}#part-4`,
        text: 'Build the screens, the services and the databases behind them.',
      },
      {
        title: '.NET developers',
        illustration: `${roles}#part-5`,
        text: 'Extend, rebuild and migrate Microsoft applications.',
      },
      {
        title: 'Mobile app developers',
        illustration: `${roles}#part-6`,
        text: 'Design, test and release apps for Android and iOS.',
      },
    ],
    action: 'See the roles you can hire',
  },
  accessibility: {
    heading: 'Accessibility of this website',
    illustration: accessible,
    paragraphs: [
      'You should be able to read this website and write to us with a keyboard, a screen reader, larger text or no JavaScript at all. We build it to the Web Content Accessibility Guidelines (WCAG) 2.2, levels A and AA.',
      'We check its pages with automated tests and by keyboard. Nobody independent has audited it yet, so you may find something that we missed.',
    ],
    contact:
      'If something does not work for you, tell us on which page it happened and what you use. We will send you the information in another form and look for the cause. Write to',
  },
  next: {
    heading: 'See whether we fit your project',
    paragraph: 'Tell us about the task and the data behind it. If a simpler tool would do, we will tell you.',
    action: 'Get a first step for your project',
    illustration: next,
  },
} satisfies AboutContent;
