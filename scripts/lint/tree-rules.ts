import { basename, relative, sep } from 'node:path'
import type { Rule } from 'eslint'

const drawers = new Set(['utils', 'helpers', 'misc', 'common'])

/** Refuses files and folders whose name says nothing about what is in them. */
const folderNames: Rule.RuleModule = {
  create: (context) => ({
    Program: (node) => {
      const names = relative(context.cwd, context.filename).split(sep)
      const drawer = names.find((name) => drawers.has(name.replace(/\..*$/, '')))
      if (drawer) context.report({ node, message: `'${drawer}' is a drawer: name the one job of this code.` })
    },
  }),
}

/** Refuses files that only hand on other files' exports. */
const noBarrel: Rule.RuleModule = {
  create: (context) => ({
    ExportAllDeclaration: (node) => {
      context.report({ node, message: 'No barrels: import from the file that has it.' })
    },
    'ExportNamedDeclaration[source]': (node: Rule.Node) => {
      const isIndex = /^index\./.test(basename(context.filename))
      if (isIndex) context.report({ node, message: 'No barrels: import from the file that has it.' })
    },
  }),
}

export const treeRules = { 'folder-names': folderNames, 'no-barrel': noBarrel }
