import { registerHooks } from 'node:module';

/** Content imports images, and Node cannot load them. In browser tests, such an import is an empty address. */
registerHooks({
  load: (url, context, next) =>
    /\.(?:svg|jpe?g|png)$/i.test(url)
      ? { format: 'module', source: 'export default "";', shortCircuit: true }
      : next(url, context),
});
