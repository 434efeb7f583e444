import FOSMVVM
