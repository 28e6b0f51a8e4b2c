/** Stands where an organisation has given no logo of its own (`DATA_DIR/branding/logo.svg` or `.png`). */
const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="7" fill="#0b4f5c"/><path d="M12 5h8v3h-1v3.2c2.3 1 3 2.6 3 5V25a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8.8c0-2.4.7-4 3-5V8h-1z" fill="#e9f3f3"/><path d="M10 18h12v7a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2z" fill="#5fb6c2"/></svg>';

export const PRODUCT_MARK = `data:image/svg+xml;base64,${Buffer.from(SVG).toString('base64')}`;
