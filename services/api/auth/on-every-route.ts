import { METHOD_METADATA } from '@nestjs/common/constants.js';

const SAID = Symbol('access-said');

/**
 * A decorator for a method, or for a controller: there it reaches every route that no decorator of this kind was
 * written on. (Method decorators run before their class's.)
 */
export function onEveryRoute(decorate: MethodDecorator): MethodDecorator & ClassDecorator {
  const say = (target: object, key: string | symbol, descriptor: PropertyDescriptor) => {
    Reflect.defineMetadata(SAID, true, descriptor.value as object);
    decorate(target, key, descriptor);
  };
  return ((target: object, key?: string | symbol, descriptor?: PropertyDescriptor) => {
    if (key !== undefined && descriptor) return say(target, key, descriptor);
    const { prototype } = target as { prototype: object };
    for (const [name, method] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      const handler: unknown = method.value;
      if (typeof handler !== 'function' || !Reflect.hasMetadata(METHOD_METADATA, handler)) continue;
      if (!Reflect.hasMetadata(SAID, handler)) say(prototype, name, method);
    }
  }) as MethodDecorator & ClassDecorator;
}
