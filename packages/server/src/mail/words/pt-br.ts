import type { MailWords } from './mail-words';

/** Mail in Brazilian Portuguese. */
export const ptBr: MailWords = {
  vehicle: 'Veículo',
  time: 'Horário',
  place: 'Local',
  speed: 'Velocidade',
  period: 'Período',
  openVehicle: 'Abrir o veículo',
  downloadReport: 'Baixar a planilha',
  signIn: 'Abrir',
  eventFooter: 'Você recebe este e-mail porque uma regra de notificação da sua conta pede.',
  testSubject: (product) => `E-mail de teste de ${product}`,
  testText: 'O e-mail funciona: é assim que as notificações chegam até você.',
  passwordSubject: (product) => `Nova senha para ${product}`,
  passwordText: 'Alguém pediu uma nova senha para a sua conta. Se foi você, escolha uma aqui.',
  passwordButton: 'Escolher uma nova senha',
  passwordFooter: (until) =>
    `O link vale até ${until}. Se você não pediu, ignore este e-mail: sua senha continua a mesma.`,
  emailSubject: (product) => `Confirme seu novo e-mail para ${product}`,
  emailText:
    'Este endereço vai ser o novo e-mail de uma conta. Se foi você que pediu, confirme aqui; até lá vale o antigo.',
  emailButton: 'Confirmar o e-mail',
  emailFooter: (until) =>
    `O link vale até ${until}. Se você não pediu, ignore este e-mail: nada muda.`,
  reportSubject: (report) => `Relatório: ${report}`,
  reportAttached: 'A planilha está anexada.',
  reportLinked: (until) =>
    `A planilha é grande demais para um e-mail. Este link a gera até ${until}; quem tiver o link pode abri-la.`,
  reportTooLarge:
    'A planilha é grande demais para um e-mail. Peça menos veículos ou um período menor.',
  reportWithoutSheet:
    'Este relatório não tem planilha. Entre para ver por onde os veículos passaram.',
  reportLinkGone: 'Este link expirou ou não vale mais. O próximo e-mail do relatório traz um novo.',
  reportFooter:
    'Você recebe este e-mail porque um relatório da sua conta é enviado pelo calendário dele.',
  announcementFooter: (product) => `Uma mensagem para quem usa ${product}.`,
};
