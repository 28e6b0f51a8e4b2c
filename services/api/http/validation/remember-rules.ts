import { getMetadataStorage } from 'class-validator';

/**
 * Makes class-validator look for a class's rules once. It looks through the rules of all classes for each object that it
 * checks, also for each line of a long body, although a class's rules do not change once it is there.
 */
export function rememberRules(): void {
  const storage = getMetadataStorage();
  const search = storage.getTargetValidationMetadatas.bind(storage);
  const known = new WeakMap<object, ReturnType<typeof search>>();
  storage.getTargetValidationMetadatas = (target, schema, always, strictGroups, groups) => {
    // Groups and schemas are not used here, and would be a key of their own.
    if (schema || always || strictGroups || groups)
      return search(target, schema, always, strictGroups, groups);
    const rules = known.get(target) ?? search(target, schema, always, strictGroups);
    known.set(target, rules);
    return rules;
  };
}
