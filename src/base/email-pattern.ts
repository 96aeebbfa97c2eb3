/** An email address whose domain has two labels at least (specification, shopping, section 5); a regular expression without its anchors. */
export const emailPattern = "[\\w.!#$%&'*+/=?^`{|}~-]+@[A-Za-z0-9-]+(\\.[A-Za-z0-9-]+)+"
