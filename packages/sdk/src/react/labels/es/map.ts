import type { Label } from '../../../domain';
import type { mapEnUs } from '../en-us/map';

/** Words of the live map, in es. */
export const mapEs: Record<keyof typeof mapEnUs, Label> = {
  'map.label': 'Mapa',
  'map.canvas': 'Mapa con los vehículos',
  'map.help':
    'La lista de dispositivos dice en palabras lo que muestra el mapa. Las flechas mueven el mapa, más y menos cambian el zoom, 0 muestra todos los vehículos.',
  'map.loading': 'Cargando el mapa',
  'map.error': 'No se pudo cargar el mapa',
  'map.controls': 'Controles del mapa',
  'map.zoomIn': 'Acercar',
  'map.zoomOut': 'Alejar',
  'map.fitAll': 'Mostrar todos los vehículos',
  'map.follow': 'Seguir vehículo',
  'map.layers': 'Capas del mapa',
  'map.layers.base': 'Mapa base',
  'map.layers.plain': 'Simple',
  'map.layers.away': 'No hay respuesta del mapa «{name}». Por ahora, el mapa simple.',
  'map.layers.show': 'Mostrar',
  'map.layers.names': 'Nombres',
  'map.layers.plates': 'Patentes',
  'map.scale': 'Escala: {length}',
};
