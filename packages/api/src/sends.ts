import * as v from 'valibot';

/**
 * Names what a server is to send where the client reads any value, so that one defect does not
 * take the rest of an answer away. The description of the interface (`docs/openapi.json`) shows it.
 */
export function sends<Read>(
  schema: v.GenericSchema,
): v.MetadataAction<Read, { readonly sends: v.GenericSchema }> {
  return v.metadata({ sends: schema });
}
