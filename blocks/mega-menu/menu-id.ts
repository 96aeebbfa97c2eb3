/** Id of the menu's element; the toggle in the header opens it by that, without script. */
export const menuId = 'menu'
