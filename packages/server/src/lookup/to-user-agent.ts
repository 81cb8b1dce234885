/** Returns the user agent for a header: the product's name and the server's address. */
export const toUserAgent = (productName: string, publicUrl: string | undefined): string => {
  const name = productName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${name || 'vehicle-tracking'}-server${publicUrl === undefined ? '' : ` (+${publicUrl})`}`;
};
