import mdx from '@mdx-js/rollup';
import rehypeExtractToc from '@stefanprobst/rehype-extract-toc';
import rehypeExportToc from '@stefanprobst/rehype-extract-toc/mdx';
import rehypeMdxImportMedia from 'rehype-mdx-import-media';
import rehypeSlug from 'rehype-slug';
import rehypeUnwrapImages from 'rehype-unwrap-images';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { normalizePath, type Plugin, type PluginOption } from 'vite';
import { readPosts } from './posts.ts';

/** The modules that `frontend/vite-env.d.ts` declares. */
const modules = ['virtual:posts', 'virtual:post-pages'];

/**
 * Compiles posts (MDX), and makes two lists of them: `virtual:post-pages`, which every page loads, and `virtual:posts` for
 * the pages that show teasers. Only the development server lists drafts, so a build contains nothing of them.
 */
export function posts(): PluginOption {
  let drafts = false;
  const lists: Plugin = {
    name: 'posts',
    configResolved({ command }) {
      drafts = command === 'serve';
    },
    resolveId: {
      filter: { id: /^virtual:post/ },
      handler: (id) => (modules.includes(id) ? `\0${id}` : undefined),
    },
    load: {
      filter: { id: /^\0virtual:post/ },
      handler: (id) => (id === '\0virtual:posts' ? teasersModule(drafts) : pagesModule(drafts)),
    },
    /** Shows a post that was added, changed or deleted. */
    hotUpdate({ file }) {
      if (!/\/content\/posts\/[^/]+\.mdx$/.test(file)) return;
      for (const id of modules) {
        const list = this.environment.moduleGraph.getModuleById(`\0${id}`);
        if (list) this.environment.moduleGraph.invalidateModule(list);
      }
      this.environment.hot.send({ type: 'full-reload' });
    },
  };
  const compiler = mdx({
    remarkPlugins: [remarkFrontmatter, remarkGfm],
    rehypePlugins: [rehypeUnwrapImages, rehypeMdxImportMedia, rehypeSlug, rehypeExtractToc, rehypeExportToc],
    remarkRehypeOptions: { footnoteLabelProperties: { className: ['visually-hidden'] } },
    // The page's Content-Security-Policy blocks inline styles.
    tableCellAlignToStyle: false,
  });
  return [lists, { enforce: 'pre', ...compiler }];
}

const importable = (file: string) => JSON.stringify(normalizePath(file));

/** What the carousel and the list show, without the texts. */
function teasersModule(drafts: boolean): string {
  const all = readPosts({ drafts });
  // Every page loads the other module, so its empty list saves the home page a request.
  if (all.length === 0) return "export { postPages as posts } from 'virtual:post-pages';";
  const imports = all.map(({ imageFile }, index) => `import image${index} from ${importable(imageFile)};`);
  const teasers = all.map(({ path, title, description, date, category, author, imageAlt }, index) => {
    const data = { path, title, description, date, category, author, imageAlt };
    return `{ ...${JSON.stringify(data)}, image: image${index} }`;
  });
  return `${imports.join('\n')}\nexport const posts = [${teasers.join(',\n')}];`;
}

/** Addresses and titles, each with a function that loads the text. */
function pagesModule(drafts: boolean): string {
  const pages = readPosts({ drafts }).map(({ path, title, file }) => {
    const page = { kind: 'post', path, label: title };
    return `{ ...${JSON.stringify(page)}, load: () => import(${importable(file)}) }`;
  });
  return `export const postPages = [${pages.join(',\n')}];`;
}
