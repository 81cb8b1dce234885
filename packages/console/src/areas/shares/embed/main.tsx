import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { readPrefix } from '../../../frame/brand/read-prefix';
import '../../../frame/brand/fonts.css';
import { EmbedPage, readWidget } from './embed-page';
import { talkToPage } from './talk-to-page';

const root = document.getElementById('root');
const widget = readWidget(window.location.pathname);
if (!root || !widget) throw new Error('The page has nothing to show');

const locale =
  new URLSearchParams(window.location.search).get('locale') ?? document.documentElement.lang;

createRoot(root).render(
  <StrictMode>
    <EmbedPage
      widget={widget}
      prefix={readPrefix(document)}
      locale={locale}
      talk={talkToPage(window)}
    />
  </StrictMode>,
);
