import type { TreeLabels } from '../packages/sdk/src/ui';
import { useStoryLanguage } from './story-language';

const WORDS: Record<string, TreeLabels> = {
  'pt-BR': {
    tree: 'Grupos',
    menu: (name) => `Ações de ${name}`,
    move: 'Mover…',
    moving: (name) => `Escolha o novo lugar de ${name}.`,
    moveTo: (name, target) => `Mover ${name} para ${target ?? 'a raiz'}`,
    toRoot: 'Para a raiz',
    cancel: 'Cancelar',
    cannotMove: (name, target) => `${name} não pode ir para ${target}.`,
  },
  es: {
    tree: 'Grupos',
    menu: (name) => `Acciones de ${name}`,
    move: 'Mover…',
    moving: (name) => `Elija el nuevo lugar de ${name}.`,
    moveTo: (name, target) => `Mover ${name} a ${target ?? 'la raíz'}`,
    toRoot: 'A la raíz',
    cancel: 'Cancelar',
    cannotMove: (name, target) => `${name} no puede ir a ${target}.`,
  },
  'en-US': {
    tree: 'Groups',
    menu: (name) => `Actions for ${name}`,
    move: 'Move…',
    moving: (name) => `Choose the new place of ${name}.`,
    moveTo: (name, target) => `Move ${name} to ${target ?? 'the root'}`,
    toRoot: 'To the root',
    cancel: 'Cancel',
    cannotMove: (name, target) => `${name} cannot go to ${target}.`,
  },
};

/** The words of a tree in the language of the story. */
export function useTreeWords(): TreeLabels {
  const language = useStoryLanguage();
  const words = WORDS[language];
  if (!words) throw new Error(`No words of a tree in ${language}`);
  return words;
}
