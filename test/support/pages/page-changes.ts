/**
 * Ways in which browsers and extensions change a document, as functions for `page.evaluate`. React cannot hydrate such
 * a document, so it renders the page again.
 */
export const pageChanges = {
  /** Chrome's translation replaces every text by one in two `<font>` elements. */
  translator() {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) {
      if (!text.data.trim() || text.parentElement?.closest('script, style, textarea')) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      text.replaceWith(outer);
      outer.append(inner);
      inner.append(text.data);
    }
  },
  /** A password manager puts an icon next to every field. */
  passwordManager() {
    for (const field of document.querySelectorAll('form input')) {
      const icon = document.createElement('div');
      icon.textContent = '🔑';
      field.after(icon);
    }
  },
  /** A writing assistant adds an element before every text area. */
  writingAssistant() {
    for (const field of document.querySelectorAll('textarea'))
      field.before(document.createElement('writing-assistant'));
  },
};
