import type { Label } from '../../../domain';
import type { mapEnUs } from '../en-us/map';

/** Words of the live map, in pt-BR. */
export const mapPtBr: Record<keyof typeof mapEnUs, Label> = {
  'map.label': 'Mapa',
  'map.canvas': 'Mapa com os veículos',
  'map.help':
    'A lista de dispositivos diz em palavras o que o mapa mostra. As setas movem o mapa, mais e menos mudam o zoom, 0 mostra todos os veículos.',
  'map.loading': 'Carregando o mapa',
  'map.error': 'Não deu para carregar o mapa',
  'map.controls': 'Controles do mapa',
  'map.zoomIn': 'Aproximar',
  'map.zoomOut': 'Afastar',
  'map.fitAll': 'Mostrar todos os veículos',
  'map.follow': 'Seguir veículo',
  'map.layers': 'Camadas do mapa',
  'map.layers.base': 'Mapa base',
  'map.layers.plain': 'Simples',
  'map.layers.away': 'O mapa “{name}” não responde. Por enquanto, o mapa simples.',
  'map.layers.show': 'Mostrar',
  'map.layers.names': 'Nomes',
  'map.layers.plates': 'Placas',
  'map.scale': 'Escala: {length}',
};
