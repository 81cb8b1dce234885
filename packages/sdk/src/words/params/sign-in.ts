/* Written by scripts/generate-words.mjs; change src/words/locales and run it. */

import type { Value } from './value';

/** The words of `sign-in.json` and what fills their places. */
export interface SignInWords {
  'login.page.title': undefined;
  'login.page.lead': undefined;
  'login.brand.headline': undefined;
  'login.email.label': undefined;
  'login.password.label': undefined;
  'login.password.show': undefined;
  'login.password.hide': undefined;
  'login.code.label': undefined;
  'login.code.hint': undefined;
  'login.remember.label': undefined;
  'login.forgot.action': undefined;
  'login.forgot.askFor': undefined;
  'login.submit.action': undefined;
  'login.or.label': undefined;
  'login.demo.action': undefined;
  'login.demo.hint': undefined;
  'login.link.android': undefined;
  'login.link.iphone': undefined;
  'login.link.whatsapp': undefined;
  'login.link.dataPolicy': undefined;
  'login.language.label': undefined;
  'forgot.page.title': undefined;
  'forgot.page.lead': undefined;
  'forgot.email.label': undefined;
  'forgot.submit.action': undefined;
  'forgot.back.action': undefined;
  'forgot.sent.title': undefined;
  'forgot.sent.text': { email: Value };
  'recover.page.title': undefined;
  'recover.page.lead': undefined;
  'recover.password.label': undefined;
  'recover.submit.action': undefined;
  'recover.done.title': undefined;
  'recover.done.text': undefined;
  'recover.deadLink.title': undefined;
  'recover.deadLink.noMail': undefined;
  'recover.again.action': undefined;
  'confirm.page.title': undefined;
  'confirm.page.lead': undefined;
  'confirm.submit.action': undefined;
  'confirm.done.title': undefined;
  'confirm.done.text': undefined;
  'confirm.deadLink.text': undefined;
  'sentReport.gone.text': undefined;
  'setup.page.title': undefined;
  'setup.page.lead': undefined;
  'setup.code.label': undefined;
  'setup.code.hint': undefined;
  'setup.name.label': undefined;
  'setup.email.label': undefined;
  'setup.password.label': undefined;
  'setup.password.hint': { count: Value };
  'setup.submit.action': undefined;
  'error.signIn.demoClosed': undefined;
  'error.setup.code': undefined;
  'error.setup.name': undefined;
  'error.setup.email': { count: Value };
  'error.setup.password': { count: Value };
  'error.setup.done': undefined;
}
