import { formatMoney } from '@rastro/sdk/domain';
import type { Thing } from './sandbox-call';
import { escapeMarkup } from './escape-markup';

/** The page on which a payment of the sandbox is made, in the words of who tries it: Portuguese, as the provider's own. */
export function paymentPage(payment: Thing | undefined, due: number | null): string {
  const about = payment
    ? `<h1>${escapeMarkup(String(payment['description'] ?? '') || 'Cobrança')}</h1>
       <p>Vencimento ${escapeMarkup(String(payment['dueDate']))}</p>`
    : '<h1>Cobrança não encontrada</h1>';
  const amount =
    due === null ? '' : escapeMarkup(formatMoney(Math.round(due * 100), 'BRL', 'pt-BR'));
  const state =
    due === null
      ? payment
        ? `<p role="status">${payment['deleted'] === true ? 'Cancelada.' : 'Já foi paga. Pode fechar esta página.'}</p>`
        : ''
      : `<p class="amount">${amount}</p><form method="post"><button>Pagar (teste)</button>
         <button formaction="?by=BOLETO">Por boleto</button>
         <button formaction="?by=CREDIT_CARD">Por cartão</button></form>`;
  return `<!doctype html><html lang="pt-BR"><meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Pagamento de teste</title>
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
      body { max-width: 26rem; margin: 10vh auto; padding: 0 1rem }
      h1 { font-size: 1.25rem } .amount { font-size: 2rem; font-weight: 600; margin: .5rem 0 }
      button { font: inherit; padding: .6rem 1.2rem; cursor: pointer } small { opacity: .75 }
    </style>
    <main>${about}${state}<p><small>Ambiente de teste: nenhum dinheiro se move.</small></p></main></html>`;
}
