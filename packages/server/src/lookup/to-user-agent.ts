/** Who asks, as a header may say it: the product's name and where the server is. */
export const toUserAgent = (productName: string, publicUrl: string | undefined): string => {
  const name = productName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\w.-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  return `${name || 'vehicle-tracking'}-server${publicUrl === undefined ? '' : ` (+${publicUrl})`}`;
};
