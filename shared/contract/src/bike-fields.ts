import type { BikeFields, EditFields, EditProduct, NewProduct } from './bike-form.ts';
import { emptyFacts, factFields, namedFacts } from './fact-fields.ts';

/** The inputs before anything is typed; the photos are chosen elsewhere. */
export const emptyBike: Omit<BikeFields, 'image'> = {
  productName: '',
  category: '',
  location: '',
  condition: '',
  originalprice: '',
  resaleprice: '',
  message: '',
  warranty: '',
  used: '',
  ...emptyFacts,
  chassis: '',
  engine: '',
};

const written = (value: string | number | null | undefined) => String(value ?? '');

/** The inputs that a body of `POST /addProduct` amounts to: `BikeForm` checks them. */
export function bikeFields(body: NewProduct): BikeFields {
  return {
    productName: written(body.name),
    category: written(body.category_id),
    location: written(body.location),
    condition: written(body.condition),
    originalprice: written(body.originalPrice),
    resaleprice: written(body.resalePrice),
    message: written(body.description),
    warranty: written(body.warranty),
    used: written(body.used),
    ...factFields(body),
    chassis: written(body.chassis),
    engine: written(body.engine),
    image: body.images ?? (body.img ? [body.img] : []),
  };
}

/** The inputs that a body of `PATCH /products/{id}` amounts to, with those that it names. */
export function editFields(body: EditProduct): Partial<EditFields> {
  return {
    ...(body.name !== undefined && { productName: written(body.name) }),
    ...(body.location !== undefined && { location: written(body.location) }),
    ...(body.resalePrice !== undefined && { resaleprice: written(body.resalePrice) }),
    ...(body.description !== undefined && { message: written(body.description) }),
    ...namedFacts(body),
    ...(body.images && { image: body.images }),
  };
}
