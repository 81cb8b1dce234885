/** Due days are days of this zone. */
export const BILLING_ZONE = 'America/Sao_Paulo';
