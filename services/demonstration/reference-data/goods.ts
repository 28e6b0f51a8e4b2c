/** Products, and what they travel in and with. */
import type { DeepPartial } from 'typeorm';
import type { Carrier } from '../../reference-data/carrier/carrier.entity.js';
import type { containerDefinition } from '../../reference-data/container/container.definition.js';
import type { Product } from '../../reference-data/product/product.entity.js';
import type { EntityOf } from '../../reference-data/records/entity.js';
import type { trackerDefinition } from '../../reference-data/tracker/tracker.definition.js';
import { demonstrationIds } from './ids.js';

const { products, carriers, containers, trackers, centres } = demonstrationIds;
const active = true;

export const DEMONSTRATION_PRODUCTS: readonly DeepPartial<Product>[] = [
  {
    id: products.vaxilor,
    active,
    type: 'VACCIN',
    cipCode: '3400930000014',
    ucdCode: '9400011',
    commercialName: 'Vaxilor',
    name: 'Vaxilor, dispersion à diluer pour injection',
    reinforcedMonitoring: true,
    pharmaceuticalForm: 'Dispersion à diluer',
    activeSubstance1: 'Vaxilorane',
    administrationRoute: 'Intramusculaire',
    expiryType: 'MOIS',
    storage: 'Entre -90 °C et -60 °C',
    stability28Hours: 720,
    stabilityMinus20Hours: 336,
    stabilityRoomTemperatureHours: 2,
    stabilityReconstitutedHours: 6,
    stabilityFirstDrawHours: 6,
    thawingHours: 3,
    packaging: 'FLACON',
    dosesPerPackage: 6,
    unitsPerBox: 195,
  },
  {
    id: products.immunol,
    active,
    type: 'VACCIN',
    cipCode: '3400930000021',
    ucdCode: '9400028',
    commercialName: 'Immunol',
    name: 'Immunol, suspension injectable',
    pharmaceuticalForm: 'Suspension injectable',
    activeSubstance1: 'Immunoline',
    administrationRoute: 'Intramusculaire',
    expiryType: 'JOUR',
    storage: 'Entre 2 °C et 8 °C',
    stabilityFirstDrawHours: 6,
    packaging: 'FLACON',
    dosesPerPackage: 10,
    unitsPerBox: 10,
  },
  {
    id: products.seringue,
    active,
    type: 'SERINGUE',
    cipCode: '3400930000038',
    commercialName: 'Seringue 1 mL',
    name: 'Seringue 1 mL sans aiguille',
    expiryType: 'MOIS',
    storage: 'À température ambiante',
    packaging: 'BOITE',
    dosesPerPackage: 100,
    unitsPerBox: 1,
  },
];

export const DEMONSTRATION_CARRIERS: readonly DeepPartial<Carrier>[] = [
  {
    id: carriers.nord,
    active,
    name: 'Froid Express Nord',
    siret: '40000000000011',
    centreId: centres.plateformeNord,
    address: '1 rue des Transporteurs',
    postalCode: '59810',
    city: 'Lesquin',
    country: 'France',
    phone: '+33 3 20 00 01 11',
    mailContact: 'exploitation@froid-nord.example',
  },
  {
    id: carriers.sud,
    active,
    name: 'Froid Express Sud',
    siret: '40000000000029',
    centreId: centres.plateformeSud,
    address: '30 avenue de la Garrigue',
    postalCode: '34430',
    city: 'Saint-Jean-de-Védas',
    country: 'France',
    phone: '+33 4 67 00 01 22',
    mailContact: 'exploitation@froid-sud.example',
  },
];

export const DEMONSTRATION_CONTAINERS: readonly DeepPartial<EntityOf<typeof containerDefinition>>[] = [
  {
    id: containers.small,
    active,
    maker: 'Isotherma',
    name: 'Caisse isotherme 12 L',
    type: 'Passif 2-8 °C',
    size: 12,
    weight: 3.4,
    capacity: 60,
  },
  {
    id: containers.large,
    active,
    maker: 'Isotherma',
    name: 'Caisse isotherme 45 L',
    type: 'Passif 2-8 °C',
    size: 45,
    weight: 9.8,
    capacity: 240,
  },
];

export const DEMONSTRATION_TRACKERS: readonly DeepPartial<EntityOf<typeof trackerDefinition>>[] = [
  {
    id: trackers.fridge,
    active,
    maker: 'Thermotrace',
    name: 'TT-100',
    type1: 'Enregistreur',
    type2: 'USB',
    minTemperature: 2,
    maxTemperature: 8,
  },
  {
    id: trackers.freezer,
    active,
    maker: 'Thermotrace',
    name: 'TT-900',
    type1: 'Enregistreur',
    type2: 'Sonde externe',
    minTemperature: -90,
    maxTemperature: -60,
  },
];
