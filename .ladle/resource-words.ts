import type { ResourceFormWords } from '@rastro/sdk/resource';
import { useFormWords } from './form-words';
import { useStoryLanguage } from './story-language';

const members = {
  'pt-BR': {
    name: 'Nome',
    uniqueId: 'Identificador',
    groupId: 'Grupo',
    calendarId: 'Calendário',
    phone: 'Telefone',
    model: 'Modelo',
    contact: 'Contato',
    category: 'Categoria',
    expirationTime: 'Expira em',
    disabled: 'Desativado',
    attributes: 'Atributos',
    main: 'Identificação',
    details: 'Detalhes',
    access: 'Acesso',
  },
  es: {
    name: 'Nombre',
    uniqueId: 'Identificador',
    groupId: 'Grupo',
    calendarId: 'Calendario',
    phone: 'Teléfono',
    model: 'Modelo',
    contact: 'Contacto',
    category: 'Categoría',
    expirationTime: 'Vence el',
    disabled: 'Desactivado',
    attributes: 'Atributos',
    main: 'Identificación',
    details: 'Detalles',
    access: 'Acceso',
  },
  'en-US': {
    name: 'Name',
    uniqueId: 'Identifier',
    groupId: 'Group',
    calendarId: 'Calendar',
    phone: 'Phone',
    model: 'Model',
    contact: 'Contact',
    category: 'Category',
    expirationTime: 'Expires on',
    disabled: 'Disabled',
    attributes: 'Attributes',
    main: 'Identification',
    details: 'Details',
    access: 'Access',
  },
};

/** Words for the stories of forms of resources, in the story's language. */
export function useResourceWords(): ResourceFormWords {
  const words = useFormWords();
  const names: Record<string, string> = members[useStoryLanguage()];
  const say = (key: string) => names[key] ?? key;
  return {
    member: say,
    section: say,
    attribute: () => words.limit,
    choice: (_, value) => value,
    problem: () => words.nameMissing,
    failure: () => words.failed,
    wrong: words.wrong,
    changed: words.dirty,
    saved: '',
    save: words.save,
    discard: words.discard,
    delete: words.deleteAction,
    deleteTitle: () => words.deleteIt,
    deleteText: words.deleteText,
    cancel: words.cancel,
    unsaved: {
      title: words.leave,
      text: words.leaveText,
      leave: words.leaveAction,
      stay: words.stay,
    },
    reference: words,
    clear: () => words.clear,
    calendar: words.calendar,
    pickColor: words.pickColor,
    password: { show: words.show, hide: words.hide, keep: words.nameHint },
    attributes: {
      empty: words.noAttributes,
      add: words.add,
      addKey: words.addKey,
      allThere: words.allThere,
      remove: words.removeKey,
      type: words.kind,
      types: { text: words.text, number: words.number, boolean: words.boolean },
      yes: words.yes,
      no: words.no,
      notNumber: words.notNumber,
      composite: words.composite,
    },
  };
}
