/**
 * Runs inside the browser: turns a filled .docx into pages that Chromium prints as Word would. docx-preview draws
 * the text; what it leaves to be desired for paper is done here. Answers what goes around every page.
 */
globalThis.printDocx = async ({ title, file, codes, fontCss }) => {
  const bytes = Uint8Array.from(atob(file), (character) => character.charCodeAt(0));
  const timer = globalThis.setTimeout;
  // docx-preview waits half a second before it sets its tab stops: for a screen, not for a printer.
  const tabStops = new Promise((done) => {
    globalThis.setTimeout = (run, wait, ...rest) =>
      timer(
        () => {
          run(...rest);
          if (wait === 500) done();
        },
        wait === 500 ? 0 : wait,
      );
  });
  await globalThis.docx.renderAsync(new Blob([bytes]), document.body, document.head, {
    inWrapper: false,
    experimental: true,
    useBase64URL: true,
    ignoreLastRenderedPageBreak: true,
    renderAltChunks: false,
    renderComments: false,
    renderChanges: false,
  });
  // Only now: docx-preview empties the head of the page.
  document.title = title;
  await tabStops;
  globalThis.setTimeout = timer;
  const style = document.createElement('style');
  // Word's own margins of a cell, where the document gives none.
  style.textContent = `${fontCss} td, th { padding: 0 5.4pt; }`;
  document.head.prepend(style);
  await Promise.all([...document.fonts].map((font) => font.load().catch(() => undefined)));

  const PIXELS = { pt: 96 / 72, px: 1, in: 96, cm: 96 / 2.54, mm: 96 / 25.4 };
  const pixels = (length) => {
    const [, value, unit] = /^([\d.]+)(\w+)$/.exec(length) ?? [];
    return value === undefined ? 0 : Number(value) * (PIXELS[unit] ?? 0);
  };

  const tokens = () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = [];
    while (walker.nextNode()) if (walker.currentNode.data.includes('\uE000')) found.push(walker.currentNode);
    return found;
  };
  const drawn = (elements) => {
    const code = codes[elements];
    if (!code) return document.createTextNode('');
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('viewBox', `0 0 ${code.size} ${code.size}`);
    svg.setAttribute('style', 'height:1em;width:1em;vertical-align:middle');
    const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    path.setAttribute('d', code.path);
    svg.append(path);
    return svg;
  };
  const counter = (name) => {
    const span = document.createElement('span');
    span.className = name;
    return span;
  };
  for (const text of tokens()) {
    const parts = text.data.split(/\uE000([^\uE001]*)\uE001/);
    const parent = text.parentElement;
    const nodes = parts.map((part, index) => {
      if (index % 2 === 0) return document.createTextNode(part);
      if (part === 'page') return counter('pageNumber');
      if (part === 'pages') return counter('totalPages');
      if (part === 'head') parent.closest('tr').dataset.head = '';
      if (part === 'fixed') parent.closest('table').style.tableLayout = 'fixed';
      return part.startsWith('code ') ? drawn(part.slice(5)) : document.createTextNode('');
    });
    text.replaceWith(...nodes);
  }

  for (const table of document.querySelectorAll('table')) {
    const head = [];
    for (const row of table.rows) {
      if (row.closest('table') !== table || !('head' in row.dataset)) break;
      head.push(row);
    }
    if (head.length === 0) continue;
    const section = table.createTHead();
    section.append(...head);
    section.style.display = 'table-header-group';
  }

  // A paragraph is as high as its largest letters, not as the page's: its own font decides.
  const tallest = (paragraph) =>
    [...paragraph.querySelectorAll('span')]
      .filter((span) => span.textContent !== '')
      .map((span) => getComputedStyle(span))
      .reduce(
        (best, next) => (!best || parseFloat(next.fontSize) > parseFloat(best.fontSize) ? next : best),
        undefined,
      );
  // Word's line is as high as the font says, to a fraction of a pixel, times the spacing of the paragraph; CSS rounds
  // the one and takes the other for a share of the font's size.
  const ruler = document.createElement('span');
  ruler.textContent = 'x';
  ruler.style.cssText =
    'position:absolute;visibility:hidden;line-height:normal;white-space:pre;font-size:1000px';
  document.body.append(ruler);
  const natural = new Map();
  const lineOf = ({ fontFamily, fontWeight }) => {
    const key = `${fontFamily}/${fontWeight}`;
    if (!natural.has(key)) {
      Object.assign(ruler.style, { fontFamily, fontWeight });
      natural.set(key, ruler.getBoundingClientRect().height / 1000);
    }
    return natural.get(key);
  };
  for (const paragraph of document.querySelectorAll('p')) {
    const font = tallest(paragraph);
    if (font) Object.assign(paragraph.style, { fontSize: font.fontSize, fontFamily: font.fontFamily });
    const { lineHeight, fontSize, fontFamily, fontWeight } = getComputedStyle(paragraph);
    // Exact spacing comes with a minimum height of its own.
    if (paragraph.style.minHeight) continue;
    const spacing = lineHeight === 'normal' ? 1 : parseFloat(lineHeight) / parseFloat(fontSize);
    paragraph.style.lineHeight = String(spacing * lineOf({ fontFamily, fontWeight }));
  }
  ruler.remove();

  const sections = [...document.querySelectorAll('section.docx')];
  const first = sections[0];
  if (!first) return undefined;
  const { width, minHeight, paddingTop, paddingRight, paddingBottom, paddingLeft } = first.style;
  const header = first.querySelector(':scope > header');
  const footer = first.querySelector(':scope > footer');
  const edge = (element, side) => (element ? element.getBoundingClientRect()[side] : undefined);
  // A header that is higher than the margin pushes the text down; so does a footer.
  const box = first.getBoundingClientRect();
  const headerFrom = header ? edge(header, 'top') - box.top : 0;
  const top = Math.max(pixels(paddingTop), header ? headerFrom + header.scrollHeight : 0);
  const footerHeight = footer
    ? [...footer.children].reduce((sum, child) => sum + child.getBoundingClientRect().height, 0)
    : 0;
  const footerFrom = footer ? pixels(paddingBottom) + parseFloat(getComputedStyle(footer).marginBottom) : 0;
  const bottom = Math.max(pixels(paddingBottom), footerFrom + footerHeight);
  const styles = [...document.querySelectorAll('style')].map(({ textContent }) => textContent).join('\n');

  /** Chromium draws these in a document of their own: all styles go with them. */
  const around = (element, css) =>
    element
      ? `<style>${styles.replaceAll('</', '<\\/')} html,body{margin:0;padding:0} #header,#footer{padding:0!important;margin:0!important}</style>
         <div class="docx" style="box-sizing:border-box;width:100%;padding:0 ${paddingRight} 0 ${paddingLeft};background:none;${css}">${element.innerHTML}</div>`
      : '<span></span>';
  const frame = {
    header: around(header, `padding-top:${headerFrom}px;`),
    footer: around(footer, `padding-bottom:${footerFrom}px;`),
    margins: {
      top: `${top}px`,
      right: `${pixels(paddingRight)}px`,
      bottom: `${bottom}px`,
      left: `${pixels(paddingLeft)}px`,
    },
  };

  for (const section of sections) {
    for (const part of section.querySelectorAll(':scope > header, :scope > footer')) part.remove();
    Object.assign(section.style, { padding: '0', minHeight: '0', width: 'auto', margin: '0' });
    if (section !== first) section.style.breakBefore = 'page';
  }
  const page = document.createElement('style');
  page.textContent = `@page{size:${width} ${minHeight};margin:${top}px ${paddingRight} ${bottom}px ${paddingLeft}}
    html,body{margin:0;padding:0;background:#fff} section.docx{box-shadow:none!important;overflow:visible!important;display:block!important}
    tr{break-inside:avoid}`;
  document.head.append(page);
  return frame;
};
