import { type ComponentType, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { contentFile } from '#frontend/app/load-content.ts';
import type { Four, IndustryContent, ServiceContent } from '#frontend/content/types.ts';
import {
  defaultIndustryVariants,
  defaultServiceVariants,
  type IndustryVariants,
  type ServiceVariants,
} from '#frontend/content/variants.ts';
import { SplitHero } from '#frontend/layout/split-hero.tsx';
import * as industry from '#frontend/page-templates/industry/industry-template.tsx';
import { RelatedSection } from '#frontend/page-templates/service/related-section.tsx';
import { BenefitsSection } from '#frontend/page-templates/service/service-template.tsx';
import { SolutionsSection } from '#frontend/page-templates/service/solutions-section.tsx';
import { Explanation, Steps } from '#frontend/page-templates/service/what-section.tsx';
import { WhySection } from '#frontend/page-templates/service/why-section.tsx';
import { industriesFor } from '#frontend/site/industry-services.ts';
import { industryMenu, servicePages } from '#frontend/site/menus.ts';
import { relatedServicesFor } from '#frontend/site/related-services.ts';
import { ErrorBoundary } from '#frontend/ui/error-boundary.tsx';
import type { Surface } from '#frontend/ui/surface.ts';
import { messages } from './messages.ts';
import { type GallerySection, industrySections, serviceSections } from './sections.ts';

interface PreviewProps<Content, Variants> {
  content: Content;
  path: string;
  variants: Variants;
}

type Previews<Content, Variants, Sections> = Readonly<
  Record<keyof Sections, ComponentType<PreviewProps<Content, Variants>>>
>;

const hasLinks = (path: string) => industriesFor(path).length > 0 || relatedServicesFor(path).length > 0;

/** The first page that has links of both kinds. */
const linkedPage = servicePages.find(
  ({ path }) => industriesFor(path).length > 0 && relatedServicesFor(path).length > 0,
);

const servicePreviews: Previews<ServiceContent, ServiceVariants, typeof serviceSections> = {
  hero: ({ content, ...page }) => <SplitHero {...content} {...page} />,
  flow: ({ content, variants }) => (
    <div className="gallery-part wrap section">
      <Explanation {...content} variants={variants} />
    </div>
  ),
  steps: ({ content, variants }) => (
    <div className="gallery-part wrap section">
      <Steps {...content} variants={variants} />
    </div>
  ),
  benefits: ({ content, variants }) => <BenefitsSection {...content} variants={variants} />,
  solutions: ({ content, variants }) => <SolutionsSection {...content} variants={variants} />,
  why: ({ content, variants }) => <WhySection {...content} variants={variants} />,
  related: ({ content, path, variants }) => {
    const linked = hasLinks(path) ? path : (linkedPage?.path ?? path);
    const links = <RelatedSection path={linked} variant={variants.related.variant} />;
    return (
      <>
        {variants.related.place === 'above' && links}
        <WhySection {...content} variants={variants} />
        {variants.related.place === 'below' && links}
      </>
    );
  },
};

const industryPreviews: Previews<IndustryContent, IndustryVariants, typeof industrySections> = {
  hero: ({ content, ...page }) => <SplitHero {...content} {...page} />,
  situation: ({ content, variants }) => <industry.SituationSection {...content} variants={variants} />,
  capabilities: ({ content, variants }) => <industry.CapabilitiesSection {...content} variants={variants} />,
  benefits: ({ content, variants }) => <industry.BenefitsSection {...content} variants={variants} />,
  firstProject: ({ content, variants }) => <industry.BenefitsSection {...content} variants={variants} />,
};

const surfaces = Object.keys({
  sky: true,
  mint: true,
  sand: true,
  cobalt: true,
  ink: true,
} satisfies Record<Surface, true>) as Surface[];

const kinds = { service: serviceSections, industry: industrySections };

/** Loaded at once, so that edited content is shown without a reload. */
const contents = import.meta.glob<{ content: unknown }>('../../frontend/content/*/*.ts', { eager: true });

/** As in a content file, in the format of the linter. */
const written = (variants: object) =>
  Object.entries(variants)
    .map(([name, value]) => {
      const literal = JSON.stringify(value, null, 1)
        .replace(/\n */g, ' ')
        .replace(/\[ | \]/g, (bracket) => bracket.trim())
        .replace(/"(\w+)":/g, '$1:')
        .replaceAll('"', "'");
      return `${name}: ${literal},`;
    })
    .join('\n');

/** The four surfaces with which a section is shown first: those that the page has for it, and others. */
function surfacesOf(choice: unknown): Four<Surface> {
  const words = typeof choice === 'string' ? [choice] : Object.values(choice as object).flat();
  const own = words.filter((word) => surfaces.includes(word));
  return [...own, 'sand', 'sky', 'mint', 'sand'].slice(0, 4) as unknown as Four<Surface>;
}

function Code({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState('');
  return (
    <div className="gallery-code">
      <pre>
        <code>{text}</code>
      </pre>
      <button type="button" onClick={() => navigator.clipboard.writeText(text).then(() => setCopied(text))}>
        {copied === text ? messages.copied : messages.copy}
        <span className="visually-hidden"> {label}</span>
      </button>
    </div>
  );
}

interface SectionProps<Content, Variants> extends PreviewProps<Content, Variants> {
  kind: keyof typeof kinds;
  name: keyof Variants & string;
  section: GallerySection<Variants>;
  Preview: ComponentType<PreviewProps<Content, Variants>>;
}

/** All variants of one section, and the surfaces to show them on. */
function SectionVariants<Content, Variants extends object>(props: SectionProps<Content, Variants>) {
  const { kind, name, section, Preview, content, path, variants } = props;
  const id = `${kind}-${name}`;
  const [chosen, setChosen] = useState(surfacesOf(variants[name]));
  return (
    <section className="gallery-section" aria-labelledby={`${kind} ${id}`}>
      <div className="gallery-bar">
        <div className="wrap">
          <h3 id={id}>
            {section.heading} <code>{name}</code>
          </h3>
          {section.note && <p className="gallery-note">{section.note}</p>}
          {section.surfaces?.map((label, index) => (
            <label key={label}>
              {label}
              <select
                value={chosen[index]}
                onChange={({ target }) =>
                  setChosen(chosen.with(index, target.value as Surface) as unknown as Four<Surface>)
                }
              >
                {surfaces.map((surface) => (
                  <option key={surface}>{surface}</option>
                ))}
              </select>
            </label>
          ))}
        </div>
      </div>
      {Object.entries(section.suits).map(([variant, suits]) => {
        const own = section.choose(variant, chosen);
        const shown = { ...variants, ...own };
        return (
          <div key={variant} className="gallery-variant">
            <div className="gallery-bar">
              <div className="wrap">
                <div className="gallery-name">
                  <h4>{variant}</h4>
                  <p>
                    {messages.suits} {suits}
                  </p>
                  {written(shown) === written(variants) && <p className="pill on-mint">{messages.current}</p>}
                </div>
                <Code label={`${name}: ${variant}`} text={written(own)} />
              </div>
            </div>
            <div className="gallery-preview" inert>
              <ErrorBoundary
                fallback={<p className="wrap section">{messages.failed}</p>}
                resetKey={JSON.stringify([content, shown])}
              >
                <Preview content={content} path={path} variants={shown} />
              </ErrorBoundary>
            </div>
          </div>
        );
      })}
    </section>
  );
}

interface KindProps<Content, Variants> {
  kind: keyof typeof kinds;
  pages: readonly { path: string; label: string }[];
  /** The page whose content is shown first. */
  first?: string | undefined;
  defaults: Variants;
  sections: Readonly<Record<string, GallerySection<Variants>>>;
  previews: Readonly<Record<string, ComponentType<PreviewProps<Content, Variants>>>>;
}

/** The sections of one kind of page, with the content of a page that the address or the author chooses. */
function Kind<Content extends { variants?: Partial<Variants> }, Variants extends object>(
  props: KindProps<Content, Variants>,
) {
  const { kind, pages, first, defaults, sections, previews } = props;
  const wanted = new URLSearchParams(location.search).get(kind) ?? first;
  const [path, setPath] = useState((pages.find((page) => page.path === wanted) ?? pages[0])?.path ?? '');
  const file = contentFile(path);
  const content = contents[`../../frontend/content/${file}`]?.content as Content;
  const variants = { ...defaults, ...content?.variants };

  /** The address keeps the page for a reload. */
  function show(chosen: string) {
    const address = new URL(location.href);
    address.searchParams.set(kind, chosen);
    history.replaceState(null, '', address);
    setPath(chosen);
  }

  return (
    <section aria-labelledby={kind}>
      <div className="gallery-bar">
        <div className="wrap">
          <h2 id={kind}>{messages[kind]}</h2>
          <label>
            {messages.page}
            <select value={path} onChange={({ target }) => show(target.value)}>
              {pages.map((page) => (
                <option key={page.path} value={page.path}>
                  {page.label}
                </option>
              ))}
            </select>
          </label>
          <p>
            {messages.file} <code>frontend/content/{file}</code>
          </p>
        </div>
      </div>
      {Object.entries(sections).map(([name, section]) => (
        <SectionVariants
          // Another page, or an edit of this one's variants, resets the surfaces to those of the page.
          key={`${path} ${name} ${JSON.stringify(variants[name as keyof Variants])}`}
          kind={kind}
          name={name as keyof Variants & string}
          section={section}
          Preview={previews[name] as ComponentType<PreviewProps<Content, Variants>>}
          content={content}
          path={path}
          variants={variants}
        />
      ))}
    </section>
  );
}

/** Every variant of the sections of service and industry pages, with what an author writes for it. */
export function Gallery() {
  return (
    <MemoryRouter>
      <nav className="gallery-nav" aria-label={messages.sections}>
        {Object.entries(kinds).map(([kind, sections]) => (
          <ul key={kind} role="list">
            <li>
              <a href={`#${kind}`}>{messages[kind as keyof typeof kinds]}</a>
            </li>
            {Object.keys(sections).map((name) => (
              <li key={name}>
                <a href={`#${kind}-${name}`}>{name}</a>
              </li>
            ))}
          </ul>
        ))}
      </nav>
      <main className="gallery">
        <div className="gallery-bar">
          <div className="wrap">
            <h1>{messages.heading}</h1>
            <p className="gallery-note">{messages.lead}</p>
            <p className="gallery-note">
              <a href="/gallery/parts">{messages.parts}</a>
            </p>
          </div>
        </div>
        <Kind
          kind="service"
          pages={servicePages}
          first={linkedPage?.path}
          defaults={defaultServiceVariants}
          sections={serviceSections}
          previews={servicePreviews}
        />
        <Kind
          kind="industry"
          pages={industryMenu}
          defaults={defaultIndustryVariants}
          sections={industrySections}
          previews={industryPreviews}
        />
      </main>
    </MemoryRouter>
  );
}
