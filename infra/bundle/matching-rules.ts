import {
  type AnimationName,
  type CustomAtRules,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss';

/**
 * The part of a stylesheet that given pages need until a script changes them. Kept is every rule whose tags, classes
 * and ids are named in the pages; what the browser alone can bring about (:hover, [open], @media ...) always counts
 * as possible. Rules keep their order, and fonts always stay.
 * @param css a whole stylesheet
 * @param html the pages; any word in them counts as a name, so that rather too much is kept than too little
 */
export function matchingRules(css: string, html: string): string {
  const words = new Set(html.match(/[\w-]+/g));
  const matching = pass(css, { Selector: (selector) => (canMatch(selector, words) ? undefined : []) });
  const used = usedNames(matching);
  return pass(matching, {
    Rule: { keyframes: ({ value }) => (used.has(value.name.value) ? undefined : []) },
    // To the parser, properties that it does not know are custom as well.
    Declaration: { custom: ({ name }) => (used.has(name) || !name.startsWith('--') ? undefined : []) },
  });
}

/** A stylesheet without its fonts, for pages that have them: a font that is declared again is fetched again. */
export function withoutFonts(css: string): string {
  return pass(css, { Rule: { 'font-face': () => [] } });
}

function canMatch(selector: readonly SelectorComponent[], words: ReadonlySet<string>): boolean {
  return selector.every((component) => {
    switch (component.type) {
      case 'type':
      case 'class':
      case 'id':
        return words.has(component.name);
      case 'pseudo-class':
        return component.kind === 'is' || component.kind === 'where' || component.kind === 'has'
          ? component.selectors.some((inner) => canMatch(inner, words))
          : true;
      default:
        return true;
    }
  });
}

/** The custom properties and keyframes that a stylesheet makes use of. */
function usedNames(css: string): ReadonlySet<string> {
  const used = new Set<string>();
  const addAnimation = (name: AnimationName) => {
    if (name.type !== 'none') used.add(name.value);
  };
  pass(css, {
    Variable: ({ name }) => void used.add(name.ident),
    // A declaration with a custom property in it is not taken apart; an animation's name is one of its words then.
    Token: { ident: ({ value }) => void used.add(value) },
    Declaration(declaration) {
      if (declaration.property === 'animation') for (const { name } of declaration.value) addAnimation(name);
      if (declaration.property === 'animation-name') declaration.value.forEach(addAnimation);
    },
  });
  return used;
}

function pass(css: string, visitor: Visitor<CustomAtRules>): string {
  const { code } = transform({ filename: 'site.css', code: Buffer.from(css), minify: true, visitor });
  return code.toString().trim();
}
