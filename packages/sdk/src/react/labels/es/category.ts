import type { Label } from '../../../domain';
import type { categoryEnUs } from '../en-us/category';

/** Names of the vehicle types, in es. */
export const categoryEs: Record<keyof typeof categoryEnUs, Label> = {
  'category.default': 'Predeterminado',
  'category.arrow': 'Flecha',
  'category.person': 'Persona',
  'category.animal': 'Animal',
  'category.bicycle': 'Bicicleta',
  'category.motorcycle': 'Moto',
  'category.scooter': 'Scooter',
  'category.car': 'Auto',
  'category.pickup': 'Camioneta',
  'category.van': 'Furgoneta',
  'category.truck': 'Camión',
  'category.truck1': 'Camión articulado',
  'category.truck2': 'Volquete',
  'category.tractor': 'Tractor',
  'category.boat': 'Lancha',
  'category.ship': 'Barco',
  'category.bus': 'Autobús',
  'category.train': 'Tren',
  'category.trolleybus': 'Trolebús',
  'category.tram': 'Tranvía',
  'category.crane': 'Grúa',
  'category.plane': 'Avión',
  'category.helicopter': 'Helicóptero',
  'category.offroad': '4×4',
  'category.trailer': 'Remolque',
};
