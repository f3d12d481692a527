import type { HomeContent } from '../../content/types.ts';
import { BelowFirstView } from '../../layout/below-first-view.tsx';
import type { PageTemplateProps } from '../page-template-props.ts';
import { BlogsSection } from './blogs-section.tsx';
import { ContactSection } from './contact-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { ImpactSection } from './impact-section.tsx';
import { IndustriesSection } from './industries-section.tsx';
import { LogosSection } from './logos-section.tsx';
import { PartnerSection } from './partner-section.tsx';
import { ProductSection } from './product-section.tsx';
import { ServicesSection } from './services-section.tsx';

/** The home page's nine sections in order (requirement R22). */
export function HomeTemplate({ content }: PageTemplateProps<HomeContent>) {
  return (
    <>
      <HeroSection {...content} />
      <BelowFirstView>
        <ProductSection {...content} />
        <IndustriesSection {...content} />
        <ServicesSection {...content} />
        <PartnerSection {...content} />
        <ImpactSection {...content} />
        <LogosSection {...content} />
        <BlogsSection {...content} />
        <ContactSection {...content} />
      </BelowFirstView>
    </>
  );
}
