import { ContactBlock } from '../../contact-form/contact-block.tsx';
import type { IndustriesContent } from '../../content/types.ts';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import { IllustratedLink } from '../../layout/illustrated-link.tsx';
import { industryIllustration } from '../../layout/industry-illustrations.ts';
import { PageBanner } from '../../layout/page-banner.tsx';
import { industrySlugOf } from '../../site/industries.ts';
import { industryMenu, type MenuLink } from '../../site/menus.ts';
import { BoundText } from '../../ui/bound-text.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';

const illustrations = industryMenu.map(({ path }) => industryIllustration(industrySlugOf(path)));

export function IndustriesTemplate({ content, surface }: PageTemplateProps<IndustriesContent>) {
  return (
    <>
      <PageBanner surface={surface} intro={content} />
      <BelowFirstView>
        <section className="section">
          <ul role="list" className="wrap grid-2">
            {industryMenu.map((link, index) => {
              const slug = industrySlugOf(link.path);
              const { hint }: MenuLink & { hint?: string } = link;
              const summary = content.summaries[slug] ?? hint;
              const { src, surface } = industryIllustration(slug);
              // In two columns, the card above has another color.
              const repeated = illustrations[index - 2]?.surface === surface;
              return (
                <li key={link.path}>
                  <IllustratedLink
                    to={link.path}
                    surface={repeated ? 'ink' : surface}
                    illustration={src}
                    width={880}
                  >
                    <h2 className="heading-3">
                      <BoundText text={link.label} />
                    </h2>
                    {summary && (
                      <p>
                        <BoundText text={summary} />
                      </p>
                    )}
                  </IllustratedLink>
                </li>
              );
            })}
          </ul>
        </section>
        <ContactBlock {...content.closing} />
      </BelowFirstView>
    </>
  );
}
