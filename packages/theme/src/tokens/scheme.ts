/** The two schemes a page is painted in. */
export type Scheme = 'light' | 'dark';
