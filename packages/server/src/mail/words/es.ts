import type { MailWords } from './mail-words';

/** Mail in Spanish. */
export const es: MailWords = {
  vehicle: 'Vehículo',
  time: 'Hora',
  place: 'Lugar',
  speed: 'Velocidad',
  period: 'Período',
  openVehicle: 'Abrir el vehículo',
  downloadReport: 'Descargar la hoja de cálculo',
  signIn: 'Abrir',
  eventFooter: 'Recibe este correo porque una regla de notificación de su cuenta lo pide.',
  testSubject: (product) => `Correo de prueba de ${product}`,
  testText: 'El correo funciona: así le llegan las notificaciones.',
  passwordSubject: (product) => `Nueva contraseña para ${product}`,
  passwordText: 'Alguien pidió una nueva contraseña para su cuenta. Si fue usted, elíjala aquí.',
  passwordButton: 'Elegir una nueva contraseña',
  passwordFooter: (until) =>
    `El enlace vale hasta ${until}. Si no lo pidió, ignore este correo: su contraseña no cambia.`,
  emailSubject: (product) => `Confirme su nuevo correo para ${product}`,
  emailText:
    'Esta dirección será el nuevo correo de una cuenta. Si usted lo pidió, confírmelo aquí; hasta entonces vale el anterior.',
  emailButton: 'Confirmar el correo',
  emailFooter: (until) =>
    `El enlace vale hasta ${until}. Si usted no lo pidió, ignore este correo: nada cambia.`,
  reportSubject: (report) => `Informe: ${report}`,
  reportAttached: 'La hoja de cálculo va adjunta.',
  reportLinked: (until) =>
    `La hoja de cálculo es demasiado grande para un correo. Este enlace la genera hasta ${until}; quien tenga el enlace puede abrirla.`,
  reportTooLarge:
    'La hoja de cálculo es demasiado grande para un correo. Pida menos vehículos o un período más corto.',
  reportWithoutSheet:
    'Este informe no tiene hoja de cálculo. Ingrese para ver por dónde pasaron los vehículos.',
  reportLinkGone:
    'Este enlace ha caducado o ya no es válido. El próximo correo del informe trae uno nuevo.',
  reportFooter: 'Recibe este correo porque un informe de su cuenta se envía según su calendario.',
  announcementFooter: (product) => `Un mensaje para quienes usan ${product}.`,
};
