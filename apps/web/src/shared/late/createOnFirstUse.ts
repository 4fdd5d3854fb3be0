/** Makes one object for each owner at its first use, so that the code of the object can be in a late chunk. */
export function createOnFirstUse<Owner extends object, Made extends object>(
  create: (owner: Owner) => Made,
): (owner: Owner) => Made {
  const objects = new WeakMap<Owner, Made>();
  return (owner) => {
    const made = objects.get(owner) ?? create(owner);
    objects.set(owner, made);
    return made;
  };
}
